/** XState uses only the type of this; the value is never read. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- naming the type is all it is for
export function machineTypes<Types extends object>(): Types;
export function machineTypes(): object {
  return {};
}
