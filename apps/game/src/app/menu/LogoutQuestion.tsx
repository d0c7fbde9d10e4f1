import { pageTexts } from '@letterliaan/texts/pages'
import { shellTexts } from '@letterliaan/texts/shell'
import { Button, Dialog, getButtonClass, joinClasses, shared } from '@letterliaan/ui'
import { Buddy, Icon } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { Link } from '@letterliaan/web/link'
import { addresses } from '../addresses.ts'
import styles from './LogoutQuestion.module.css'

export interface LogoutQuestionProps {
  readonly buddy_id: number
  readonly onClose: () => void
}

export function LogoutQuestion({ buddy_id, onClose }: LogoutQuestionProps) {
  const { title, said, stay } = shellTexts.leaving
  const { textOf, speaker } = useReadAloud([title, said], { auto: true })
  return (
    <Dialog
      title={title.text}
      onClose={onClose}
      footer={
        <>
          <Button data-first-focus icon={<Icon name="treehouse" size="2rem" />} onClick={onClose}>
            {stay}
          </Button>
          <Link to={addresses.logout} className={getButtonClass({ variant: 'quiet' })} onClick={onClose}>
            <Icon name="logout" size="2rem" />
            {pageTexts.logout}
          </Link>
        </>
      }
    >
      <div className={joinClasses(shared.row, styles.question)}>
        <Buddy id={buddy_id} mood="denkt" size="6rem" />
        <Icon name="logout" size="5rem" />
        <p>
          {textOf(1)} {speaker}
        </p>
      </div>
    </Dialog>
  )
}
