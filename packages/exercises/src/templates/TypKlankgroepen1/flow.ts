import type { Flow } from '../../kit/flow.ts'
import { hiddenTypingFlow, type HiddenTyping, type HiddenTypingEvent } from '../../kit/hidden-typing.ts'
import { dealOverGroups } from '../../kit/sound-groups.ts'
import { isTaskWord } from '../../kit/typed-word.ts'

export type TypKlankgroepen1Event = HiddenTypingEvent | { readonly type: 'listen'; readonly group: number }

const typing = hiddenTypingFlow({
  showsWordFirst: false,
  isFilledIn: isTaskWord,
  answer: ({ word }, input) => ({ groups: dealOverGroups(word, input) }),
})

/**
 * The klankgroepen are heard and typed, each in a box of its own (TPL-12): letter by letter, so that what is typed falls
 * into the boxes by itself. The speaker of a box plays its klankgroep alone (`group`, from 1).
 */
export const typKlankgroepen1Flow: Flow<HiddenTyping, TypKlankgroepen1Event> = {
  ...typing,
  next: (task, state, event, at, pace) =>
    event.type === 'listen'
      ? { state, effects: [{ type: 'speak', sound: 'group', part: String(event.group) }] }
      : typing.next(task, state, event, at, pace),
}
