/** Every letter has the colour of its kind. */
export { judgePainted as judgeSpeurKleur2 } from '../../kit/painting.ts'
