const promise = 'Scholen mogen mijn stem met Letterliaan aan kinderen laten horen, zoals de licentie zegt.'

/** What the speaker of a voice pack agrees to on the page; with the name it stands in the pack. */
export const voiceConsent = `Ik sprak deze woorden zelf in. ${promise}`
export const voiceConsentOf = (speaker: string): string =>
  `Ik, ${speaker}, sprak deze woorden zelf in. ${promise}`
