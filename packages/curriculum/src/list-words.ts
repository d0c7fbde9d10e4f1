/** The words of a text in small letters, with the signs within them: 'na-apen', 'auto's'. */
export const listWords = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu) ?? []
