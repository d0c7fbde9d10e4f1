/** The word is in view; every letter is coloured by its kind (TPL-10). */
export { paintingFlow as speurKleur2Flow } from '../../kit/painting.ts'
