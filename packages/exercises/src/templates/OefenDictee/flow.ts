/** Word and sentence are heard, the word is typed freely; told right or wrong (TPL-20). */
export { freeTypingFlow as oefenDicteeFlow } from '../../kit/free-typing-flow.ts'
