import {
  GreatBurst,
  Button,
  Card,
  Celebration,
  Coin,
  CoinCounter,
  Dialog,
  Film,
  HiddenText,
  LeafFall,
  Loading,
  NotificationProvider,
  ProgressBar,
  Rays,
  SpeechBubble,
  useNotify,
} from '@letterliaan/ui'
import { ReadAloudContext, SpokenText } from '@letterliaan/ui/spoken'
import { useEffect } from 'react'
import type { Entries } from './entry.ts'

const ignore = (): void => undefined
const silent = { isAutomatic: false, say: async () => 'ended' as const }
const text = 'Luister goed en schrijf het woord op'
const footer = <Button>Verzenden</Button>

function Notifications() {
  const notify = useNotify()
  useEffect(() => {
    notify('success', 'Rapport is verzonden!')
    notify('error', 'De jungle is even niet te bereiken.')
    notify('speech', 'Juf Marit: goed gewerkt!', { label: 'Bekijk', onAct: ignore })
  }, [notify])
  return null
}

export const messages: Entries = {
  Card: {
    states: {
      papier: <Card>{text}</Card>,
      hout: <Card material="wood">{text}</Card>,
      blad: <Card material="leaf">{text}</Card>,
    },
  },
  SpeechBubble: {
    states: {
      links: <SpeechBubble tail="left">{text}</SpeechBubble>,
      rechts: <SpeechBubble tail="right">{text}</SpeechBubble>,
      onder: <SpeechBubble tail="below">{text}</SpeechBubble>,
      boven: <SpeechBubble tail="above">{text}</SpeechBubble>,
    },
  },
  SpokenText: {
    states: {
      'te horen': (
        <ReadAloudContext value={silent}>
          <SpokenText line={{ text }} />
        </ReadAloudContext>
      ),
      'zonder stem': <SpokenText line={{ text }} />,
    },
  },
  HiddenText: { states: { 'niet te zien': <HiddenText>{text}</HiddenText> } },
  ProgressBar: {
    states: {
      leeg: <ProgressBar label="Voortgang" value={0} max={10} />,
      halverwege: <ProgressBar label="Voortgang" value={5} max={10} />,
      vol: <ProgressBar label="Voortgang" value={10} max={10} />,
    },
  },
  Coin: { states: { stil: <Coin />, draait: <Coin spinning /> } },
  CoinCounter: {
    states: {
      'komt erbij': <CoinCounter from={100} plus={20} />,
      totaal: <CoinCounter from={1200} plus={0} />,
    },
  },
  Loading: { states: { gewoon: <Loading /> } },
  NotificationProvider: {
    fills: true,
    states: {
      alle: (
        <NotificationProvider>
          <Notifications />
        </NotificationProvider>
      ),
    },
  },
  Dialog: {
    fills: true,
    states: {
      gewoon: (
        <Dialog title="Fout rapporteren" footer={footer} onClose={ignore}>
          {text}
        </Dialog>
      ),
      breed: (
        <Dialog title="Rustig" size="wide" onClose={ignore}>
          {text}
        </Dialog>
      ),
      lang: (
        <Dialog title="Een titel die op een telefoon niet op één regel past" footer={footer} onClose={ignore}>
          {`${text}. `.repeat(60)}
        </Dialog>
      ),
    },
  },
  Celebration: {
    fills: true,
    states: {
      woord: <Celebration joy="word" onDone={ignore} />,
      oefening: <Celebration joy="exercise" onDone={ignore} />,
      dictee: <Celebration joy="dictation" onDone={ignore} />,
      stap: (
        <Celebration joy="step" onDone={ignore}>
          Gehaald!
        </Celebration>
      ),
    },
  },
  Film: {
    fills: true,
    states: {
      gewoon: (
        <Film
          label="Het verhaal"
          act="1"
          line={{ text: 'Dit is het Grote Boek van de jungle.' }}
          skipLabel="Sla over"
          onEnd={ignore}
          ends={{ onSaid: ignore, onTold: ignore }}
          place={null}
        >
          {null}
        </Film>
      ),
    },
  },
  GreatBurst: { fills: true, states: { bij: <GreatBurst /> } },
  Rays: { fills: true, states: { achter: <Rays /> } },
  LeafFall: { fills: true, states: { over: <LeafFall /> } },
}
