/** Letters of any script, with what stands between them in names. */
const namePattern = /^[\p{L}\p{M}\p{N} .,'’`´()/-]*$/u

/** Has a text only what a name has? No formula, tag, line end or sign that turns the direction of writing. May be empty. */
export const isNameText = (text: string): boolean => namePattern.test(text)

/** Is it a name that somebody is called by: the rule for a first name, and for the name that a child chose for itself? */
export const isFirstName = (text: string): boolean =>
  isNameText(text) && /\p{L}/u.test(text) && !/^[-.,'`]/u.test(text)

/** Groups and devices are called more than people are ('5 & 6', 'Plusklas!'): only what no name has is refused. */
export const isGroupName = (text: string): boolean => !/^[=+\-@]|[<>\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text)
