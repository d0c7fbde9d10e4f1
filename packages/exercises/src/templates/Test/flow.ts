/** Word and sentence are heard, the word is typed freely and once (TPL-19). */
export { freeTypingFlow as testFlow } from '../../kit/free-typing-flow.ts'
