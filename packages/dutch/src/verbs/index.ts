export { listWrongForms } from '../diagnose/verbs/wrong-forms.ts'
export { adviseOnForm } from '../diagnose/verbs/advise-on-form.ts'
export {
  conjugateVerb,
  hasStrongPast,
  choosePastSound,
  makeVerbScheme,
  findStrongForms,
} from './conjugate.ts'
export type { VerbEnding, VerbScheme } from './conjugate.ts'
export { makeIkVorm, isEnglish, cutVerbRoot, splitParticle } from './stem.ts'
export { readInfinitive, nameVerbForm, verbPersons, verbTimes } from './verb-form.ts'
export type { VerbForm, VerbPerson, VerbTime } from './verb-form.ts'
