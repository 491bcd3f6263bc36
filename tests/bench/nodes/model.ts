/** What one call costs, in seconds of processor time. */
export type Demand = { node: number; database: number; people: number };

export type Prediction = {
  /** Calls a second. */
  throughput: number;
  /** Mean seconds from a call to its response. */
  response: number;
  /** How busy each is at that throughput: 1 is full. */
  cores: number;
  nodes: number;
};

/**
 * A closed queueing network: so many people, each of whom thinks, calls, and waits for the response. Two things can be
 * short: the cores, which all processes share, and the event loops, one for each node. Mean value analysis (Reiser and
 * Lavenberg) adds one person after the other: whoever comes waits for those who are there already. A call is served
 * once, and waits at both.
 */
export function predict(
  demand: Demand,
  load: { people: number; thinkSeconds: number; cores: number; nodes: number },
): Prediction {
  const service = demand.node + demand.database + demand.people;
  const stations = [service / load.cores, demand.node / load.nodes];
  let queues = stations.map(() => 0);
  let throughput = 0;
  let response = 0;
  for (let count = 1; count <= load.people; count += 1) {
    const waits = stations.map((seconds, at) => seconds * (queues[at] ?? 0));
    response = service + waits.reduce((sum, wait) => sum + wait, 0);
    throughput = count / (response + load.thinkSeconds);
    const served = throughput;
    queues = stations.map((seconds, at) => served * (seconds + (waits[at] ?? 0)));
  }
  return {
    throughput,
    response,
    cores: (throughput * service) / load.cores,
    nodes: (throughput * demand.node) / load.nodes,
  };
}
