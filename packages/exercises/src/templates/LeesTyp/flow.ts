import { hiddenTypingFlow } from '../../kit/hidden-typing.ts'

/** The word is in view for a while, then it is typed from memory; next while the field is not empty (TPL-36). */
export const leesTypFlow = hiddenTypingFlow({
  showsWordFirst: true,
  isFilledIn: (_task, input) => input.trim() !== '',
})
