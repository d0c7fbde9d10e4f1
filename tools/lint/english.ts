/** A comment or a test title that starts with one of these has no subject (CONTRIBUTING.md, English). */
const noSubject = /^(?:Of|What|Who|Whoever|Where|With|Also)\b/i

const idsPattern = /^(?:[A-Z]+-\d+[ ,]*)+/

const textOf = (comment: string): string => comment.replaceAll(/^[\s*]+|\n\s*\*?/g, ' ').trim()

export function findCommentTrouble(comment: string): string | undefined {
  const [first = ''] = noSubject.exec(textOf(comment)) ?? []
  return first === ''
    ? undefined
    : `Begin with a subject or a verb, not with "${first}": "Returns …", "The …".`
}

export function findTitleTrouble(title: string): string | undefined {
  const [first = ''] = noSubject.exec(title.replace(idsPattern, '')) ?? []
  return first === '' ? undefined : `Begin with the thing that is tested, not with "${first}".`
}
