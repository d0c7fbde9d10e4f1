import { mapTexts } from '@letterliaan/texts/map'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { Button, Dialog, joinClasses, shared } from '@letterliaan/ui'
import { Buddy, useWording } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import { readStoredList, storeList } from '../../app/stored-lists.ts'
import styles from './WorldDialog.module.css'

const storageKey = 'welcomed-in-world-4'

/** Returns whether the child must see the welcome on this device, and a function to store it (MAP-7). */
export function useWelcomeToWorld4(user_id: number) {
  const [isOpen, setOpen] = useState(() => readStoredList(localStorage, storageKey, user_id).length === 0)

  function close() {
    storeList(localStorage, storageKey, user_id, [true])
    setOpen(false)
  }

  return { isOpen, close }
}

interface WelcomeToWorld4Props {
  readonly isOpen: boolean
  readonly buddy_id: number
  readonly onClose: () => void
}

/** Explains once what is new in world 4 (MAP-7). */
export function WelcomeToWorld4({ isOpen, buddy_id, onClose }: WelcomeToWorld4Props) {
  const go = useWording()(mapTexts.world4.go)
  return (
    <Dialog
      open={isOpen}
      title={mapTexts.world4.welcome}
      onClose={onClose}
      footer={<Button onClick={onClose}>{go}</Button>}
    >
      <div className={joinClasses(shared.column, shared.balanced, styles.message)}>
        <Buddy id={buddy_id} mood="blij" size="6rem" />
        <WelcomeTexts />
      </div>
    </Dialog>
  )
}

const lines = [mapTexts.world4.intro, mapTexts.world4.weetwoord, mapTexts.world4.leenwoord]

function WelcomeTexts() {
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <>
      {lines.map(({ text }, at) => (
        <p key={text}>{textOf(at)}</p>
      ))}
      {speaker}
    </>
  )
}
