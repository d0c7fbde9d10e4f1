import { HiddenText } from '@letterliaan/ui'
import type { Task } from '../../kit/template.ts'
import { WordBlocks } from '../../view-kit/blocks/WordBlocks.tsx'
import { blockCodes } from '../../view-kit/blocks/blockCodes.ts'
import { colorMeanings } from '../../view-kit/palette/colorMeanings.ts'
import type { WrongLetter } from './logic.ts'

export interface HelpBlocksProps {
  readonly task: Task
  /** The letter to look at: it stands in its block, behind the letters that are right; null: the blocks are empty. */
  readonly wrong: WrongLetter | null
}

/** A block for each letter of the word, in the colour of its sound. */
export function HelpBlocks({ task, wrong }: HelpBlocksProps) {
  const { colors } = task.exercise_data
  const names = colors.map((color) => (color === null ? 'een letter' : colorMeanings[color].meaning))
  return (
    <div>
      <HiddenText>
        {`${colors.length} letters: ${names.join(', ')}.`}
        {wrong !== null && ` Letter ${wrong.at + 1}: ${wrong.letters[wrong.at] ?? 'leeg'}.`}
      </HiddenText>
      <WordBlocks
        colors={colors}
        codes={blockCodes(task.word).map(({ code }) => code)}
        letters={colors.map((_color, at) => letterAt(wrong, at))}
        cursor={wrong?.at ?? -1}
        refusals={0}
      />
    </div>
  )
}

const letterAt = (wrong: WrongLetter | null, at: number): string | null =>
  wrong !== null && at <= wrong.at ? (wrong.letters[at] ?? null) : null
