import { catalogue } from '../catalogue.ts'

/** Texts of the page to order a subscription. Only adults read them. */
export const subscriptionTexts = catalogue({
  adults: {
    renew: 'Nu verlengen',
    cannotOrder: 'Bestellen niet mogelijk',
    questions: 'Vragen? Mail naar',
    isValid: 'U heeft een geldig abonnement.',
    demoIsOver: 'Helaas, uw demo abonnement is verlopen.',
    goOnWith: 'U kunt verder met {product} door nu direct te verlengen.',
    isOver: 'U kunt niet meer inloggen omdat uw abonnement verlopen is.',
    askSchool: 'Neem contact op met de beheerder van uw school of praktijk.',
  },
})
