import {
  cardCodeLength,
  cardCodeSigns,
  formatCardCode,
  isWholeCardCode,
  readCardSigns,
} from '@letterliaan/contract/card-code'
import * as loginTexts from '@letterliaan/texts/login'
import { Button, Card, TextField } from '@letterliaan/ui'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import styles from './TypeCodeScreen.module.css'

export interface TypeCodeScreenProps {
  /** What the code is, for who has no card. */
  readonly label?: string
  /** What the button does. */
  readonly action?: string
  /** The code that is there already. */
  readonly given?: string
  /** Resolves with why the child is not in; null when it is, or when something else is asked of it first. */
  readonly onEnter: (code: string) => Promise<string | null>
  /** Other ways in. */
  readonly children: ReactNode
}

/**
 * A short code, of a login card or for pairing a device, where there is no camera: typed on a keyboard, or on the keys of the
 * screen, which are the sixteen signs that a code can have.
 */
export function TypeCodeScreen({
  label = loginTexts.code.text,
  action = loginTexts.start,
  given = '',
  onEnter,
  children,
}: TypeCodeScreenProps) {
  const [code, setCode] = useState(given.slice(0, cardCodeLength))
  const [complaint, setComplaint] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isWhole = isWholeCardCode(code)
  const isFull = code.length === cardCodeLength

  function change(typed: string) {
    setComplaint(undefined)
    setCode(readCardSigns(typed).slice(0, cardCodeLength))
  }

  async function enter() {
    if (!isWhole) return setComplaint(loginTexts.typeWholeCode)
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
          label={label}
          name="code"
          className={styles.code}
          // The keys below are larger than those of a tablet, which would cover them.
          inputMode="none"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={formatCardCode(code)}
          error={complaint}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <ul className={styles.keys} aria-label={loginTexts.keys}>
          {Array.from(cardCodeSigns, (sign) => (
            <li key={sign}>
              <button
                type="button"
                className={styles.key}
                aria-disabled={isFull}
                onClick={() => !isFull && change(code + sign)}
              >
                {sign}
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
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
      <div className={styles.ways}>{children}</div>
    </Card>
  )
}
