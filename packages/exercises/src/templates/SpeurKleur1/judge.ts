/** The letters of the asked kind have their colour, all others none. */
export { judgePainted as judgeSpeurKleur1 } from '../../kit/painting.ts'
