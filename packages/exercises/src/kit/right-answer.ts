import type { Anchor, Color } from '@letterliaan/contract'

/** The part of a right answer that the outro shows in addition to its spelling (WEET-12). */
export type RightAnswerDetail =
  | { readonly kind: 'groups'; readonly groups: readonly string[] }
  | { readonly kind: 'choice'; readonly pieces: readonly string[]; readonly at: number }
  | {
      readonly kind: 'colours'
      readonly letters: readonly string[]
      readonly colors: readonly (Color | null)[]
    }
  | { readonly kind: 'anchor'; readonly anchor: Anchor }
