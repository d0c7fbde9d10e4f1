import { makeVerbScheme } from '../../verbs/conjugate.ts'
import type { VerbForm } from '../../verbs/verb-form.ts'
import { listWrongForms } from './wrong-forms.ts'
import { verbHints } from './verb-hints.ts'

/** `ending`: letters after the ik-vorm, or after an adjective's participle. Null: right, or no advice. */
export function adviseOnForm(verb: VerbForm, ending: string): string | null {
  const scheme = makeVerbScheme(verb)
  if (scheme.ending === ending) return null
  if (scheme.ending === 'sterk') return verb.time === 'toen' ? verbHints.strong : verbHints.strongDone
  if (verb.time === 'klaar') return verbHints.participle
  return listWrongForms(verb).get(scheme.base + ending)?.hint ?? null
}
