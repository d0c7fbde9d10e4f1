import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { ControlIcon } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import styles from './Live.module.css'
import type { RecentWord } from './work.ts'
import { texts } from './texts.ts'
import { fill } from '@letterliaan/texts'

/** Shows the results of the last words. Each has an icon, because colour alone is not enough. */
export function RecentWords({ words }: { readonly words: readonly RecentWord[] }) {
  if (words.length === 0) return <span className={layout.quiet}>{texts.noAnswer}</span>
  return (
    <ul className={joinClasses(shared.wrap, styles.words)}>
      {words.map((word, at) => (
        // Includes the index, because a word may appear twice.
        <li key={`${at} ${word.id}`} className={styles[word.outcome]}>
          {word.outcome === 'right' && <ControlIcon name="check" />}
          {word.outcome === 'wrong' && <ControlIcon name="close" />}
          {word.outcome === 'busy' && <ControlIcon name="pencil" />}
          <span>{word.word}</span>
          <HiddenText>{`: ${explain(word)}`}</HiddenText>
          {word.writings.length > 0 && (
            <span className={styles.writing} aria-hidden="true">
              {word.writings.at(-1)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

const outcomes = { right: commonTexts.right, wrong: commonTexts.wrong, busy: texts.busy }

/** Returns 'goed na 2 fouten, met hulp, schreef maam'. */
function explain({ outcome, num_wrong, writings, isHelped }: RecentWord): string {
  const said = outcomes[outcome]
  return [
    num_wrong > 0 && outcome !== 'wrong' ? said + fill(texts.afterTries, { count: num_wrong }) : said,
    isHelped && commonTexts.withHelp,
    writings.length > 0 && fill(texts.wrote, { words: writings.join(', ') }),
  ]
    .filter((part) => part !== false)
    .join(', ')
}
