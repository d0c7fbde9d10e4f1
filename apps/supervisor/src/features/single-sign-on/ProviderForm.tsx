import type { IdentityProvider, IdentityProviderBody, ProviderAudience } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import { TextField } from '@letterliaan/ui'
import { useState } from 'react'
import { ActionDialog, Checkbox, Choice } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import { readProviderForm, toProviderForm, type ProviderFormFields } from './provider-form.ts'
import { texts } from './texts.ts'

const audiences = (['staff', 'students', 'everyone'] as const satisfies readonly ProviderAudience[]).map(
  (value) => ({ value, label: texts.audience[value] }),
)

const claims = [
  { value: 'sub', label: texts.form.sub },
  { value: 'oid', label: texts.form.oid },
  { value: 'other', label: texts.form.otherClaim },
] as const

export interface ProviderFormProps {
  /** Null for a new one. */
  readonly provider: IdentityProvider | null
  readonly isBusy: boolean
  readonly onSave: (body: IdentityProviderBody) => unknown
  readonly onClose: () => void
}

export function ProviderForm({ provider, isBusy, onSave, onClose }: ProviderFormProps) {
  const [form, setForm] = useState(() => toProviderForm(provider))
  const [error, setError] = useState<string>()
  const change = (changes: Partial<ProviderFormFields>) => {
    setForm({ ...form, ...changes })
    setError(undefined)
  }

  function save() {
    const read = readProviderForm(form)
    if (typeof read === 'string') setError(read)
    else if (!isBusy) onSave(read)
  }

  return (
    <ActionDialog
      title={provider === null ? texts.form.newTitle : fill(texts.form.changeTitle, { name: provider.name })}
      action={commonTexts.save}
      isBlocked={isBusy}
      onAct={save}
      onClose={onClose}
    >
      <div className={layout.form}>
        <Line
          label={texts.form.name}
          hint={texts.form.nameHint}
          value={form.name}
          onChange={(name) => change({ name })}
        />
        <ClientFields form={form} provider={provider} onChange={change} />
        <ClaimFields form={form} onChange={change} />
        <Choice
          legend={commonTexts.forWhom}
          options={audiences}
          value={form.for_whom}
          onChange={(for_whom) => change({ for_whom })}
        />
        <Line
          label={texts.form.domains}
          hint={texts.form.domainsHint}
          value={form.domains}
          onChange={(domains) => change({ domains })}
        />
        <Checkbox
          label={texts.form.isOn}
          isChecked={form.is_enabled}
          onToggle={() => change({ is_enabled: !form.is_enabled })}
        />
        <div role="alert">{error !== undefined && <p>{error}</p>}</div>
      </div>
    </ActionDialog>
  )
}

interface FieldsProps {
  readonly form: ProviderFormFields
  readonly provider: IdentityProvider | null
  readonly onChange: (changes: Partial<ProviderFormFields>) => void
}

function ClientFields({ form, provider, onChange }: FieldsProps) {
  const secretHint = provider?.has_client_secret === true ? texts.form.secretKept : texts.form.secretHint
  return (
    <>
      <Line
        label={texts.facts.issuer}
        hint={texts.form.issuerHint}
        value={form.issuer}
        onChange={(issuer) => onChange({ issuer })}
      />
      <Line
        label={texts.form.clientId}
        value={form.client_id}
        onChange={(client_id) => onChange({ client_id })}
      />
      <Line
        label={texts.form.clientSecret}
        hint={secretHint}
        type="password"
        value={form.client_secret}
        onChange={(client_secret) => onChange({ client_secret })}
      />
    </>
  )
}

function ClaimFields({ form, onChange }: Omit<FieldsProps, 'provider'>) {
  return (
    <>
      <p>
        {texts.form.subjectClaims} {texts.form.subjectClaimsHint}
      </p>
      <Choice
        legend={texts.form.subjectClaims}
        options={claims}
        value={form.claim}
        onChange={(claim) => onChange({ claim })}
      />
      {form.claim === 'other' && (
        <>
          <Line
            label={texts.form.claimName}
            hint={texts.form.claimNameHint}
            value={form.claim_name}
            onChange={(claim_name) => onChange({ claim_name, is_claim_permanent: false })}
          />
          <Checkbox
            label={texts.form.isPermanent}
            isChecked={form.is_claim_permanent}
            onToggle={() => onChange({ is_claim_permanent: !form.is_claim_permanent })}
          />
        </>
      )}
    </>
  )
}

interface LineProps {
  readonly label: string
  readonly hint?: string
  readonly type?: 'text' | 'password'
  readonly value: string
  readonly onChange: (value: string) => void
}

const Line = ({ label, hint, type = 'text', value, onChange }: LineProps) => (
  <TextField
    label={label}
    {...(hint !== undefined && { hint })}
    type={type}
    spellCheck={false}
    value={value}
    onWrite={onChange}
  />
)
