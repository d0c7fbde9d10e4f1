import { commonTexts } from '@letterliaan/texts/common'
import { profileTexts } from '@letterliaan/texts/profile'
import { Button, joinClasses, shared } from '@letterliaan/ui'
import { Buddy, useWording } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { buddies } from './buddies.ts'
import styles from './BuddyParade.module.css'

export interface BuddyParadeProps {
  readonly busy: boolean
  readonly onChoose: (buddy_id: number) => void
  readonly onShowForm: () => void
}

const lines = [commonTexts.buddyChoice, ...buddies.map(({ name }) => name)]

/** For a child whose school filled in the other fields. Each buddy says its name; one tap chooses. */
export function BuddyParade({ busy, onChoose, onShowForm }: BuddyParadeProps) {
  const word = useWording()
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <section className={joinClasses(shared.column, styles.parade)} aria-label={word(commonTexts.buddyChoice)}>
      <p className={joinClasses(shared.board, styles.ask)}>
        {textOf(0)} {speaker}
      </p>
      <ul className={styles.buddies}>
        {buddies.map(({ id, name }, at) => (
          <li key={id}>
            <button
              type="button"
              className={joinClasses(shared.column, styles.buddy)}
              aria-label={name.text}
              aria-disabled={busy}
              onClick={() => busy || onChoose(id)}
            >
              <Buddy id={id} size="min(100%, 11rem)" className={styles.figure ?? ''} />
              <span className={styles.name}>{textOf(at + 1)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onShowForm}>
        {profileTexts.toForm}
      </Button>
    </section>
  )
}
