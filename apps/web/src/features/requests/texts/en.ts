import { choiceTexts } from '../../../components/choices/texts/en.ts'
import { requestTexts } from '../../../components/requests/texts/en.ts'
import { requestMessageTexts } from '../../../components/requests/texts/messages/en.ts'
import { actions } from './actions/en.ts'

export const texts = {
  ...actions,
  ...choiceTexts,
  ...requestTexts,
  ...requestMessageTexts,
  'requests.new': 'New request',
  'requests.new.CHARGER': 'Request a charger',
  'requests.new.CARD': 'Order charge cards',
  'requests.new.SUPPORT': 'Ask a question',
  'requests.draft': 'Draft: {kind}',
  'requests.draft.text': 'You haven’t sent this yet. It’s saved on this device.',
  'requests.draft.continue': 'Continue',
  'requests.draft.discard': 'Discard',
  'requests.context': 'Your requests and their progress.',
  'requests.column.Summary': 'Subject',
  'requests.column.Status': 'Status',
  'requests.column.Total': 'Total',
  'requests.sentence.DRAFT': 'You haven’t sent this request yet.',
  'requests.sentence.SUBMITTED': 'We’ve received your request and will get back to you.',
  'requests.sentence.SURVEY': 'We’re checking the installation site first.',
  'requests.sentence.PLANNED': 'We’re scheduling a date.',
  'requests.sentence.INSTALLED': 'Your charger is installed. We’ll close this request soon.',
  'requests.sentence.DONE': 'This request is complete.',
  'requests.sentence.CANCELLED': 'This request was cancelled.',
  'requests.failed': 'We couldn’t load your requests',
  'requests.empty.title': 'No requests yet',
  'requests.empty.text': 'Follow your charger requests, card orders and questions here.',
  'requests.empty.action': 'Ask a question',
  'requests.one': 'Request',
  'requests.price': 'Price',
  'requests.print': 'Print',
  'requests.printed': 'Request {id}',
  'requests.price.none': 'This request is free of charge.',
  'requests.price.included': 'Included',
  'requests.price.total': 'Total incl. VAT',
  'requests.line.charger': 'Charger and installation',
  'requests.line.cards': 'Charge cards',
  'requests.orders': 'Card orders',
  'requests.orders.failed': 'We couldn’t load your card orders',
  'requests.orders.count': '{shown} of {total}',
  'requests.orders.all': 'Show all',
  'requests.orders.cards': '{count} charge {{card|cards}}',
  'requests.order': 'Card order',
  'requests.order.SUBMITTED': 'Sent',
  'requests.order.APPROVED': 'Approved',
  'requests.order.REJECTED': 'Rejected',
  'requests.order.CANCELLED': 'Cancelled',
  'requests.order.sentence.SUBMITTED': 'We’ve received your order and are processing it.',
  'requests.order.sentence.APPROVED': 'Your order has been approved.',
  'requests.order.sentence.REJECTED':
    'We couldn’t process this order. Contact support if you have questions.',
  'requests.order.reason': 'Reason for the rejection',
  'requests.order.sentence.CANCELLED': 'This order was cancelled.',
  'requests.order.made': 'Cards in this order',
  'requests.order.none': 'No cards created yet.',
} as const

declare module '../../../texts/types.ts' {
  interface FeatureTexts {
    requests: typeof texts
  }
}
