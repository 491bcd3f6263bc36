import detectorWeights from '@vladmandic/human/models/blazeface.bin?url';
import detectorGraph from '@vladmandic/human/models/blazeface.json?url';
import meshWeights from '@vladmandic/human/models/facemesh.bin?url';
import meshGraph from '@vladmandic/human/models/facemesh.json?url';
import { faceModelBytes } from './looking-consent.ts';
import { type Network, readNetwork } from './network.ts';

/** A file did not come. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';
}

export type FaceModel = { readonly detector: Network; readonly mesh: Network };

/** Loads both networks from our own server, or from where the service worker keeps them. */
export async function loadFaceModel(onProgress: (part: number) => void): Promise<FaceModel> {
  let loaded = 0;
  const load = async (address: string): Promise<ArrayBuffer> => {
    const bytes = await loadFile(address, (more) => {
      loaded += more;
      onProgress(Math.min(1, loaded / faceModelBytes));
    });
    return bytes;
  };
  const [detectorText, detectorBytes, meshText, meshBytes] = await Promise.all(
    [detectorGraph, detectorWeights, meshGraph, meshWeights].map(load),
  );
  if (!detectorText || !detectorBytes || !meshText || !meshBytes) throw new FileMissing('of four');
  return {
    detector: readNetwork(parse(detectorText), detectorBytes),
    mesh: readNetwork(parse(meshText), meshBytes),
  };
}

const parse = (bytes: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(bytes));

async function loadFile(address: string, onBytes: (more: number) => void): Promise<ArrayBuffer> {
  try {
    const response = await fetch(address);
    if (!response.ok || !response.body) throw new FileMissing(`${address}: ${response.status}`);
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (part, controller) => {
          onBytes(part.length);
          controller.enqueue(part);
        },
      }),
    );
    return await new Response(counted).arrayBuffer();
  } catch (error) {
    // `fetch` and its stream reject with a TypeError when the connection is lost.
    throw error instanceof TypeError ? new FileMissing(address, { cause: error }) : error;
  }
}
