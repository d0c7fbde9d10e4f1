import {
  cardCodeLength,
  cardCodeChars,
  formatCardCode,
  isWholeCardCode,
  readCardChars,
} from '@letterliaan/contract/card-code'
import { type SpokenLine, toProductLine } from '@letterliaan/texts'
import { loginTexts } from '@letterliaan/texts/login'
import { Button, Card, joinClasses, shared, TextField } from '@letterliaan/ui'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import styles from './TypeCodeScreen.module.css'

export interface TypeCodeScreenProps {
  /** Replaces the label on a device that has no card. */
  readonly label?: SpokenLine
  readonly action?: string
  readonly given?: string
  /** Resolves to an error text, or null. */
  readonly onEnter: (code: string) => Promise<string | null>
  readonly children: ReactNode
}

/** Enters a card's code or a pairing code by keyboard or by sixteen keys on the screen. */
export function TypeCodeScreen({
  label = loginTexts.code,
  action = loginTexts.start,
  given = '',
  onEnter,
  children,
}: TypeCodeScreenProps) {
  const [code, setCode] = useState(given.slice(0, cardCodeLength))
  const [complaint, setComplaint] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  // The instruction is not repeated if an error disappears.
  const [wasSent, setSent] = useState(false)
  const { speaker } = useReadAloud([complaint === undefined ? label : toProductLine(complaint)], {
    auto: complaint !== undefined || !wasSent,
  })
  const isWhole = isWholeCardCode(code)
  const isFull = code.length === cardCodeLength

  function change(typed: string) {
    setComplaint(undefined)
    setCode(readCardChars(typed).slice(0, cardCodeLength))
  }

  async function enter() {
    setSent(true)
    if (!isWhole) return setComplaint(loginTexts.typeWholeCode.text)
    setComplaint(undefined)
    setBusy(true)
    const refusal = await onEnter(code)
    setBusy(false)
    if (refusal === null) return
    setComplaint(refusal)
    field.current?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) void enter()
  }

  return (
    <Card className={styles.card}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          ref={field}
          label={label.text}
          speaker={() => speaker}
          name="code"
          className={styles.code}
          // A tablet's own keyboard would cover the larger keys below.
          inputMode="none"
          autoCapitalize="characters"
          spellCheck={false}
          value={formatCardCode(code)}
          error={complaint}
          onWrite={change}
        />
        <ul className={styles.keys} aria-label={loginTexts.keys}>
          {Array.from(cardCodeChars, (sign) => (
            <li key={sign}>
              <button
                type="button"
                className={joinClasses(shared.large, styles.key)}
                aria-disabled={isFull}
                onClick={() => !isFull && change(code + sign)}
              >
                {sign}
              </button>
            </li>
          ))}
        </ul>
        <div className={shared.row}>
          <Button
            variant="quiet"
            size="large"
            aria-disabled={code === ''}
            onClick={() => change(code.slice(0, -1))}
          >
            {loginTexts.clear}
          </Button>
          <Button type="submit" size="large" aria-disabled={!isWhole || isBusy}>
            {action}
          </Button>
        </div>
      </form>
      <div className={shared.row}>{children}</div>
    </Card>
  )
}
