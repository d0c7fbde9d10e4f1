import type { SpokenLine } from '@letterliaan/texts'
import { profileTexts } from '@letterliaan/texts/profile'

export const buddies: readonly { readonly id: number; readonly name: SpokenLine }[] = [
  { id: 1, name: profileTexts.buddies.toucan },
  { id: 2, name: profileTexts.buddies.monkey },
  { id: 3, name: profileTexts.buddies.sloth },
  { id: 4, name: profileTexts.buddies.frog },
  { id: 5, name: profileTexts.buddies.jaguar },
  { id: 6, name: profileTexts.buddies.turtle },
]
