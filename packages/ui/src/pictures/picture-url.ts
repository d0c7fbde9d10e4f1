/**
 * Address of the picture with this name, the same in both apps: tools/build-pictures.ts writes one small
 * file a picture into the game's public folder, so a page fetches only what it shows and a name is enough.
 */
export function pictureUrl(name: string): string {
  return `/pictures/${name}.svg`
}

/** Address of an anchor's picture (`anchors[].image`), for `image_url` of the specification. */
export const anchorPictureUrl = pictureUrl
