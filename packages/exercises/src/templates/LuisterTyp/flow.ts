import { hiddenTypingFlow } from '../../kit/hidden-typing.ts'
import { isTaskWord } from '../../kit/typed-word.ts'

/** The word is heard and typed; next only when the input equals the word (TPL-36). */
export const luisterTypFlow = hiddenTypingFlow({ showsWordFirst: false, isFilledIn: isTaskWord })
