/** Returns the words of a text in lower case, with the signs inside them: 'na-apen', 'auto's'. */
export const listWords = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu) ?? []
