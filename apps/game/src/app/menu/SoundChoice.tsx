import { SpokenText } from '@letterliaan/ui/spoken'
import { Dialog } from '@letterliaan/ui'
import type { CalmProfile } from '@letterliaan/contract'
import { calmTexts } from '@letterliaan/texts/calm'
import { shellTexts } from '@letterliaan/texts/shell'
import type { SoundPlayer } from '@letterliaan/ui/sound'
import { useState, useSyncExternalStore } from 'react'
import { MenuButton } from './MenuButton.tsx'
import { SoundSwitch } from './SoundSwitch.tsx'
import layout from '../shell/layout.module.css'

const offByCalm = calmTexts.offByCalm.text

export interface SoundChoiceProps {
  readonly sound: SoundPlayer
  /** The account's setting for all devices. It can only turn sound off. */
  readonly calm: Pick<CalmProfile, 'music' | 'effects'> | null
}

export function SoundChoice({ sound, calm }: SoundChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const { muted, music, effects } = useSyncExternalStore(sound.onSettings, sound.readSettings)
  return (
    <>
      <MenuButton
        icon={muted ? 'sound-off' : 'sound-on'}
        label={muted ? shellTexts.soundIsOff : shellTexts.sound.text}
        title={shellTexts.sound.text}
        onPress={() => setOpen(true)}
      />
      <Dialog open={isOpen} title={shellTexts.sound.text} onClose={() => setOpen(false)}>
        <p>
          <SpokenText line={calmTexts.soundIntro} auto />
        </p>
        <div className={layout.stack3}>
          <SoundSwitch
            label={shellTexts.sound}
            isOn={!muted}
            onChange={(isOn) => sound.changeSettings({ muted: !isOn })}
          />
          <SoundSwitch
            label={calmTexts.music}
            hint={calm?.music === false ? offByCalm : undefined}
            isOn={music && calm?.music !== false}
            isIdle={muted || calm?.music === false}
            onChange={(isOn) => sound.changeSettings({ music: isOn })}
          />
          <SoundSwitch
            label={calmTexts.effects}
            hint={calm?.effects === false ? offByCalm : undefined}
            isOn={effects && calm?.effects !== false}
            isIdle={muted || calm?.effects === false}
            onChange={(isOn) => sound.changeSettings({ effects: isOn })}
          />
        </div>
      </Dialog>
    </>
  )
}
