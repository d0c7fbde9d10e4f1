/** The texts that can be read aloud, and what they are called (ADR 27). */
export { listProductTexts } from './count-texts.ts'
export { exerciseTexts, thinkOfAnchor } from './exercise-texts.ts'
export { productTexts, type ProductText } from './product-texts.ts'
export { productLine, stepLine, toldLine, type SpokenLine } from './spoken-line.ts'
export { normaliseText, textKey } from './text-key.ts'
