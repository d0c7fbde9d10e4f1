import {
  Button,
  FlipCard,
  Glyph,
  IconButton,
  Slider,
  SpeakerButton,
  SpecialKeys,
  StarChooser,
  Star,
  Stars,
} from '@letterliaan/ui'
import type { Entries } from './entry.ts'

/** Actions do nothing, because the gallery only displays. */
const ignore = (): void => undefined

export const controls: Entries = {
  Button: {
    states: {
      gewoon: <Button>Begin!</Button>,
      tweede: <Button variant="secondary">Nog een keer</Button>,
      rustig: <Button variant="quiet">Terug</Button>,
      groot: <Button size="large">Volgende oefening</Button>,
      'met teken': <Button icon={<Glyph name="repeat" />}>Herhaal de oefening</Button>,
      uit: <Button disabled>Verzenden</Button>,
    },
  },
  IconButton: {
    states: {
      hout: <IconButton label="Sluiten" icon={<Glyph name="close" />} />,
      zon: <IconButton label="Luister" variant="sun" icon={<Glyph name="speaker" />} />,
      blad: <IconButton label="Verder" variant="leaf" icon={<Glyph name="right" />} />,
      papier: <IconButton label="Terug" variant="paper" icon={<Glyph name="left" />} />,
      groot: <IconButton label="Erbij" size="large" icon={<Glyph name="plus" />} />,
      uit: <IconButton label="Eraf" disabled icon={<Glyph name="minus" />} />,
    },
  },
  SpeakerButton: {
    states: {
      stil: <SpeakerButton label="Luister naar het woord" />,
      spreekt: <SpeakerButton label="Luister naar het woord" playing />,
    },
  },
  FlipCard: {
    states: {
      voorkant: <FlipCard front="vis" back="een dier in het water" flipped={false} onFlip={ignore} />,
      achterkant: <FlipCard front="vis" back="een dier in het water" flipped onFlip={ignore} />,
    },
  },
  StarChooser: {
    states: {
      'niets gekozen': <StarChooser label="Niveau" onChoose={ignore} />,
      gekozen: <StarChooser label="Niveau" value={2} completed={[1]} onChoose={ignore} />,
      'alles gehaald': <StarChooser label="Niveau" value={3} completed={[1, 2, 3]} onChoose={ignore} />,
      uit: <StarChooser label="Niveau" disabled onChoose={ignore} />,
    },
  },
  Star: { states: { verdiend: <Star earned />, 'nog niet': <Star earned={false} /> } },
  Stars: {
    states: { geen: <Stars count={0} />, twee: <Stars count={2} />, alle: <Stars count={3} /> },
  },
  SpecialKeys: { states: { gewoon: <SpecialKeys onKey={ignore} /> } },
  Slider: {
    states: {
      vol: (
        <Slider label="Oefeningen" perView={3} minSlideWidth="8rem">
          {['Kijk en luister', 'Lees en typ', 'Letterblokken', 'Oefendictee', 'Verhaal'].map((name) => (
            <Button key={name} variant="secondary">
              {name}
            </Button>
          ))}
        </Slider>
      ),
      'past op één scherm': (
        <Slider label="Ankerwoorden" perView={3}>
          <Button variant="secondary">vis</Button>
        </Slider>
      ),
    },
  },
}
