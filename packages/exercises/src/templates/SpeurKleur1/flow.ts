/** The word is in view; only the letters of one kind are coloured (TPL-9). */
export { paintingFlow as speurKleur1Flow } from '../../kit/painting.ts'
