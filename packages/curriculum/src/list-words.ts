/** Returns the words of a text in lower case. A sign inside a word stays: 'na-apen', 'auto's'. */
export const listWords = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu) ?? []
