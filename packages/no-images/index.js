/**
 * transformers.js imports `sharp` to read pictures, and `sharp` brings libvips (19 MB, LGPL). Speech needs no pictures,
 * so npm links this package under that name instead. Whoever uses it anyway learns why it is missing.
 */
// oxlint-disable-next-line import/no-default-export -- sharp has one
export default function noImages() {
  throw new Error('Daedap reads no pictures: packages/no-images stands in for sharp');
}
