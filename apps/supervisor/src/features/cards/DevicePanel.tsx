import type { GroupDevice } from '@letterliaan/contract'
import { TextField } from '@letterliaan/ui'
import { useState, type ReactNode } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Form } from '../../app/controls/Form.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { dutchFormat } from '@letterliaan/rules/calendar'
import layout from '../../app/style/layout.module.css'
import { fill } from '@letterliaan/texts'
import * as texts from './texts.ts'

export interface DevicePanelProps {
  readonly devices: readonly GroupDevice[]
  readonly isBusy: boolean
  /** Resolves to whether it worked. */
  readonly onAllow: (name: string) => Promise<boolean>
  readonly onRevoke: (device: GroupDevice) => void
  readonly onRevokeAll: () => void
  readonly pairing: ReactNode
}

const dates = dutchFormat({ day: '2-digit', month: '2-digit', year: 'numeric' })
const formatDate = (seconds: number): string => dates.format(seconds * 1000)
const formatUse = (seconds: number | null): string =>
  seconds === null ? texts.devices.unused : fill(texts.devices.used, { day: formatDate(seconds) })

/** The devices on which the children of a group choose themselves (CARD-5). */
export function DevicePanel({ devices, isBusy, onAllow, onRevoke, onRevokeAll, pairing }: DevicePanelProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isAllowed, setAllowed] = useState(false)

  async function allow() {
    if (name.trim() === '') return setError(texts.devices.needsName)
    if (await onAllow(name.trim())) setAllowed(true)
  }

  return (
    <Panel title={texts.devices.title}>
      <div className={layout.stack4}>
        {pairing}
        <p>{texts.devices.onlyThis}</p>
        <Form action={texts.devices.allow} look="plain" isOff={isBusy} onSubmit={() => void allow()}>
          <TextField
            label={texts.devices.name}
            hint={texts.devices.nameHint}
            name="device"
            maxLength={60}
            autoComplete="off"
            value={name}
            error={error}
            onChange={({ currentTarget: { value } }) => {
              setName(value)
              setError(undefined)
            }}
          />
        </Form>
        <output>{isAllowed && <Notice look="good">{texts.devices.allowed}</Notice>}</output>
        {devices.length > 0 && (
          <ul aria-label={texts.devices.list}>
            {devices.map((device) => (
              <li key={device.id} className={layout.dividedRow}>
                <span>
                  <strong>{device.name}</strong>
                  <br />
                  {fill(texts.devices.since, {
                    day: formatDate(device.created_at),
                    use: formatUse(device.used_at),
                  })}
                </span>
                <FlatButton
                  aria-label={fill(texts.devices.stopOn, { name: device.name })}
                  aria-disabled={isBusy}
                  onClick={() => onRevoke(device)}
                >
                  {texts.devices.stop}
                </FlatButton>
              </li>
            ))}
          </ul>
        )}
        {devices.length > 1 && (
          <div>
            <FlatButton aria-disabled={isBusy} onClick={onRevokeAll}>
              {fill(texts.devices.stopAll, { count: devices.length })}
            </FlatButton>
          </div>
        )}
      </div>
    </Panel>
  )
}
