import { Dialog } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
import type { SoundPlayer } from '@letterliaan/ui/sound'
import { useState, useSyncExternalStore } from 'react'
import { SoundSwitch } from './SoundSwitch.tsx'
import menu from './TopMenu.module.css'

/** What may be heard on this device: everything, or without music or effects; speech belongs to the exercises. */
export function SoundChoice({ sound }: { readonly sound: SoundPlayer }) {
  const [isOpen, setOpen] = useState(false)
  const { muted, music, effects } = useSyncExternalStore(sound.onSettings, sound.readSettings)
  return (
    <>
      <button
        type="button"
        className={menu.item}
        aria-label={muted ? 'Geluid: staat uit' : 'Geluid'}
        title="Geluid"
        onClick={() => setOpen(true)}
      >
        <Icon name={muted ? 'sound-off' : 'sound-on'} size="2rem" />
      </button>
      <Dialog open={isOpen} title="Geluid" onClose={() => setOpen(false)}>
        <SoundSwitch
          label="Geluid"
          hint="Zonder geluid hoor je ook de woorden niet."
          isOn={!muted}
          onChange={(isOn) => sound.changeSettings({ muted: !isOn })}
        />
        <SoundSwitch
          label="Muziek"
          isOn={music}
          isIdle={muted}
          onChange={(isOn) => sound.changeSettings({ music: isOn })}
        />
        <SoundSwitch
          label="Geluidjes"
          isOn={effects}
          isIdle={muted}
          onChange={(isOn) => sound.changeSettings({ effects: isOn })}
        />
      </Dialog>
    </>
  )
}
