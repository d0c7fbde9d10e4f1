import { createBackground } from '@letterliaan/ui/music'
import { ambienceLoop, themeNames, type ThemeRequest, type ThemeName } from '@letterliaan/ui/sound'
import { Button } from '@letterliaan/ui'
import { useState } from 'react'
import type { Entries } from './entry.ts'

type Background = ReturnType<typeof createBackground>

const noLoops = () => Promise.reject(new Error('the gallery plays themes only'))

let shared: Background | undefined

/** Created at the first press, because browsers allow no earlier sound. */
function listen(): Background {
  if (shared === undefined) {
    const context = new AudioContext()
    shared = createBackground({ context, output: context.destination, load: noLoops, repeats: ambienceLoop })
  }
  return shared
}

function play(theme: ThemeRequest | undefined, rights = 0): void {
  const background = listen()
  background.play({ loop: undefined, theme })
  for (let right = 0; right < rights; right++) background.hear('right')
}

function ThemeToHear({ theme }: { readonly theme: ThemeName }) {
  const [isHushed, setHushed] = useState(false)
  return (
    <>
      <Button onClick={() => play({ theme, mood: 'strolling' })}>kaart</Button>
      {[0, 3, 6].map((rights) => (
        <Button key={rights} onClick={() => play({ theme, mood: 'thinking' }, rights)}>
          {`oefening, ${rights} goed`}
        </Button>
      ))}
      <Button onClick={() => listen().hear('wrong')}>fout woord</Button>
      <Button
        onClick={() => {
          listen().hush(!isHushed)
          setHushed(!isHushed)
        }}
      >
        {isHushed ? 'woord is uit' : 'woord klinkt'}
      </Button>
      <Button onClick={() => play(undefined)}>stil</Button>
    </>
  )
}

/** Sounds, which are not components of packages/ui. */
export const toHear: Entries = {
  Muziek: {
    states: Object.fromEntries(themeNames.map((theme) => [theme, <ThemeToHear key={theme} theme={theme} />])),
  },
}
