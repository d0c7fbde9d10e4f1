import type { GroupDevice } from '@letterliaan/contract'
import { TextField } from '@letterliaan/ui'
import { useState, type FormEvent, type ReactNode } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { Notice } from '../../app/controls/Notice.tsx'
import { Panel } from '../../app/controls/Panel.tsx'
import { dutchFormat } from '@letterliaan/rules/calendar'
import styles from './CardMaker.module.css'

export interface DevicePanelProps {
  readonly devices: readonly GroupDevice[]
  readonly isBusy: boolean
  /** Resolves to whether it worked. */
  readonly onAllow: (name: string) => Promise<boolean>
  readonly onRevoke: (device: GroupDevice) => void
  readonly onRevokeAll: () => void
  /** The code by which other devices are paired. */
  readonly pairing: ReactNode
}

const dates = dutchFormat({ day: '2-digit', month: '2-digit', year: 'numeric' })
const formatDate = (seconds: number): string => dates.format(seconds * 1000)
const formatUse = (seconds: number | null): string =>
  seconds === null ? 'nog niet gebruikt' : `laatst gebruikt op ${formatDate(seconds)}`

/** The devices on which the children of a group choose themselves (CARD-5). */
export function DevicePanel({ devices, isBusy, onAllow, onRevoke, onRevokeAll, pairing }: DevicePanelProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isAllowed, setAllowed] = useState(false)

  async function allow() {
    if (name.trim() === '') return setError('Geef dit apparaat een naam.')
    if (await onAllow(name.trim())) setAllowed(true)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) void allow()
  }

  return (
    <Panel title="‘Wie ben jij?’ op de apparaten van de klas">
      <div className={styles.maker}>
        {pairing}
        <p>Of sta alleen het apparaat toe waarop u nu werkt.</p>
        <form noValidate className={styles.maker} onSubmit={submit}>
          <TextField
            label="Naam van dit apparaat"
            hint="Bijvoorbeeld: tablet bij het raam"
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
          <div>
            <FlatButton type="submit" aria-disabled={isBusy}>
              Sta dit apparaat toe
            </FlatButton>
          </div>
        </form>
        <output>
          {isAllowed && (
            <Notice look="good">
              Dit apparaat is toegestaan. Log hier uit als begeleider voordat u het aan kinderen geeft.
            </Notice>
          )}
        </output>
        {devices.length > 0 && (
          <ul className={styles.devices} aria-label="Toegestane apparaten">
            {devices.map((device) => (
              <li key={device.id}>
                <span>
                  <strong>{device.name}</strong>
                  <br />
                  Toegestaan op {formatDate(device.created_at)} · {formatUse(device.used_at)}
                </span>
                <FlatButton
                  aria-label={`Stop op ${device.name}`}
                  aria-disabled={isBusy}
                  onClick={() => !isBusy && onRevoke(device)}
                >
                  Stop
                </FlatButton>
              </li>
            ))}
          </ul>
        )}
        {devices.length > 1 && (
          <div>
            <FlatButton aria-disabled={isBusy} onClick={() => !isBusy && onRevokeAll()}>
              Ontkoppel alle {devices.length} apparaten
            </FlatButton>
          </div>
        )}
      </div>
    </Panel>
  )
}
