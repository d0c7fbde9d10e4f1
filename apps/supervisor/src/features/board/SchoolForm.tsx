import type { NewSchoolBody, Region, School } from '@letterliaan/contract'
import { organisationLimits, schoolRegions, staffLimits } from '@letterliaan/contract/limits'
import { TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { Choice, Form } from '../../app/controls/index.ts'
import { commonTexts } from '../../app/index.ts'
import { readBrin } from '../../app/read-brin.ts'
import { texts } from './texts.ts'

interface Written {
  readonly name: string
  readonly brin: string
}

type Errors = Partial<Record<keyof Written, string>>

const findErrors = ({ name, brin }: Written): Errors => ({
  ...(name.trim() === '' && { name: texts.form.needsName }),
  ...(readBrin(brin) === undefined && { brin: texts.form.brinWrong }),
})

const regionOptions = schoolRegions.map((value) => ({ value, label: commonTexts.regions[value] }))

export interface SchoolFormProps {
  /** Null for a new school, whose form also asks for the first administrator. */
  readonly known: Pick<School, 'name' | 'brin' | 'region'> | null
  /** Selected by default for a new school. */
  readonly usualRegion: Region
  readonly isBusy: boolean
  readonly onSend: (body: NewSchoolBody) => unknown
}

export function SchoolForm({ known, usualRegion, isBusy, onSend }: SchoolFormProps) {
  const [written, setWritten] = useState<Written>({ name: known?.name ?? '', brin: known?.brin ?? '' })
  const [region, setRegion] = useState<Region>(known?.region ?? usualRegion)
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<Errors>({})

  function submit() {
    const found = findErrors(written)
    setErrors(found)
    const brin = readBrin(written.brin)
    if (Object.keys(found).length > 0 || brin === undefined) return
    onSend({ name: written.name.trim(), brin, region, email: email.trim() === '' ? null : email.trim() })
  }

  return (
    <Form action={known === null ? texts.form.press : texts.school.save} isOff={isBusy} onSubmit={submit}>
      <TextField
        label={texts.form.name}
        maxLength={organisationLimits.name}
        value={written.name}
        error={errors.name}
        onWrite={(value) => setWritten({ ...written, name: value })}
      />
      <TextField
        label={texts.form.brin}
        hint={texts.form.brinHint}
        spellCheck={false}
        maxLength={20}
        value={written.brin}
        error={errors.brin}
        onWrite={(value) => setWritten({ ...written, brin: value })}
      />
      <Choice legend={commonTexts.regions.ask} options={regionOptions} value={region} onChange={setRegion} />
      <p>{texts.form.regionHint}</p>
      {known === null && (
        <>
          <TextField
            label={texts.form.email}
            hint={texts.form.emailHint}
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={staffLimits.email}
            value={email}
            onWrite={setEmail}
          />
          <p>{texts.form.works}</p>
        </>
      )}
    </Form>
  )
}
