export { listWrongForms } from '../diagnose/verbs/wrong-forms.ts'
export { adviseOnForm } from '../diagnose/verbs/advise-on-form.ts'
export {
  conjugateVerb,
  choosePastSound,
  makeVerbScheme,
  findStrongForms,
  type VerbEnding,
  type VerbScheme,
} from './conjugate.ts'
export { makeIkVorm, isEnglish, cutVerbRoot, splitParticle } from './stem.ts'
export {
  readInfinitive,
  nameVerbForm,
  verbPersons,
  verbTimes,
  type VerbForm,
  type VerbPerson,
  type VerbTime,
} from './verb-form.ts'
