import * as mapTexts from '@letterliaan/texts/map'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { Button, Dialog, joinClasses, shared } from '@letterliaan/ui'
import { Buddy, useWording } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import styles from './WorldDialog.module.css'

/** Returns whether the child must see the welcome on this device, and a function to store it (MAP-7). */
export function useWelcomeToWorld4(user_id: number) {
  const [isOpen, setOpen] = useState(() => !wasWelcomed(localStorage, user_id))

  function close() {
    saveWelcome(localStorage, user_id)
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

const storageKey = 'welcomed-in-world-4'

function recallAll(storage: Storage): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** True if this child saw the welcome to world 4 on this device (MAP-7). Children share devices. */
export const wasWelcomed = (storage: Storage, user_id: number): boolean =>
  recallAll(storage).includes(user_id)

export function saveWelcome(storage: Storage, user_id: number): void {
  if (wasWelcomed(storage, user_id)) return
  storage.setItem(storageKey, JSON.stringify([...recallAll(storage), user_id]))
}
