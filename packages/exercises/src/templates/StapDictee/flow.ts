/** Word and sentence are heard, the word is typed freely; nothing is told until the end (TPL-21). */
export { freeTypingFlow as stapDicteeFlow } from '../../kit/free-typing-flow.ts'
