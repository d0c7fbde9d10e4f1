import type { SchoolLogin } from '@letterliaan/contract'
import { fill, toProductLine } from '@letterliaan/texts'
import { schoolLoginTexts } from '@letterliaan/texts/school-login'
import { Button, getButtonClass, Card, TextField } from '@letterliaan/ui'
import { SpokenText, useReadAloud } from '@letterliaan/ui/spoken'
import { useState, type FormEvent, type ReactNode } from 'react'
import { addBasePath } from '@letterliaan/web/base-path'
import styles from './LoginScreen.module.css'

export interface SchoolCodeScreenProps {
  readonly given?: string
  /** Resolves to an error text, or null. */
  readonly onFind: (code: string) => Promise<string | null>
  readonly refusal?: string | null
}

/** Asks for the code of the school, which a child or teacher knows. There is no list of schools. */
export function SchoolCodeScreen({ given = '', onFind, refusal = null }: SchoolCodeScreenProps) {
  const [code, setCode] = useState(given)
  const [complaint, setComplaint] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { speaker } = useReadAloud(complaint === undefined ? [] : [toProductLine(complaint)], { auto: true })

  async function find() {
    const sought = code.trim().toLowerCase()
    if (sought === '') return setComplaint(schoolLoginTexts.school.needsCode.text)
    setComplaint(undefined)
    setBusy(true)
    const complaintFound = await onFind(sought)
    setBusy(false)
    if (complaintFound !== null) setComplaint(complaintFound)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) void find()
  }

  return (
    <Card className={styles.card}>
      <form noValidate className={styles.form} onSubmit={submit}>
        {refusal !== null && (
          <p role="alert">
            <SpokenText line={toProductLine(refusal)} auto />
          </p>
        )}
        <TextField
          speaker={() => speaker}
          label={schoolLoginTexts.school.code}
          hint={schoolLoginTexts.school.codeHint}
          name="school"
          autoComplete="organization"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          error={complaint}
          onWrite={(text) => {
            setComplaint(undefined)
            setCode(text)
          }}
        />
        <Button type="submit" size="large" aria-disabled={isBusy}>
          {schoolLoginTexts.school.find}
        </Button>
      </form>
    </Card>
  )
}

export interface SchoolProvidersProps {
  readonly school: SchoolLogin
  readonly children: ReactNode
}

export function SchoolProviders({ school: { organisation, providers }, children }: SchoolProvidersProps) {
  const { choose, none } = schoolLoginTexts.school
  return (
    <Card className={styles.card}>
      <div className={styles.form}>
        <p>{fill(providers.length > 0 ? choose : none, { school: organisation })}</p>
        {providers.map(({ key, name }) => (
          <a key={key} href={addBasePath(`/sso/${key}/start`)} className={getButtonClass({ size: 'large' })}>
            {name}
          </a>
        ))}
      </div>
      <div>{children}</div>
    </Card>
  )
}
