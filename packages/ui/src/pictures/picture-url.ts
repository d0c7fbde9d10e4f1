/**
 * Address of the picture of an anchor, a word or a badge (`image`), the same in both apps: tools/build-pictures.ts writes
 * one small file a picture into the game's public folder, so a page fetches only what it shows and a name is enough.
 */
export function anchorPictureUrl(name: string): string {
  return `/pictures/${name}.svg`
}
