import type { Mask } from '@daedap/materials/masks';
import { queryOptions } from '@tanstack/react-query';
import { paperWork } from '#/media/papers/papers.ts';
import { listMaterials, type Material } from '#/media/store/materials.ts';

export const materialsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['materials', userId],
    queryFn: () => listMaterials(userId),
    retry: false,
    networkMode: 'always',
  });

/** What is found to mask in a paper. The user's own decisions are not part of it. */
export const masksQuery = ({ id, text, kind, blind }: Material) =>
  queryOptions({
    queryKey: ['materials', 'masks', id, kind, blind],
    queryFn: (): Promise<readonly Mask[]> => paperWork.mask(text, { kind, blind }),
    retry: false,
    networkMode: 'always',
    staleTime: Infinity,
  });
