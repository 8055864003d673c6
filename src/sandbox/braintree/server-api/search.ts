import type { GatewayCall } from '../GatewayCall.ts';
import { type CallAnswer, xmlAnswer } from '../protocol/CallAnswer.ts';
import type { Fields } from '../protocol/Fields.ts';
import { type XmlGroup, XmlList, XmlSiblings } from '../protocol/toXml.ts';
import type { TransactionRecord } from '../records.ts';
import { xmlOfTransaction } from './xmlOf.ts';

/** The page size of search results. */
const PAGE_SIZE = 50;

function textFits(criterion: Fields, value: string | null): boolean {
  const [is, not, starts, ends, contains] = (
    ['is', 'is_not', 'starts_with', 'ends_with', 'contains'] as const
  ).map((name) => criterion.text(name));
  const text = value ?? '';
  if (is && text !== is) return false;
  if (not && text === not) return false;
  if (starts && !text.startsWith(starts)) return false;
  if (ends && !text.endsWith(ends)) return false;
  return !(contains && !text.includes(contains));
}

function fits(search: Fields, record: TransactionRecord): boolean {
  const texts: readonly (readonly [string, string | null])[] = [
    ['order_id', record.orderId],
    ['id', record.id],
    ['customer_id', record.customerId],
    ['payment_method_token', record.paymentMethodToken],
  ];
  const lists: readonly (readonly [string, string])[] = [
    ['ids', record.id],
    ['status', record.status],
    ['type', record.type],
    ['merchant_account_id', record.merchantAccountId],
  ];
  return (
    texts.every(([name, value]) => !search.has(name) || textFits(search.group(name), value)) &&
    lists.every(([name, value]) => !search.has(name) || search.texts(name).includes(value))
  );
}

function found({ storage, merchant, fields }: GatewayCall): TransactionRecord[] {
  const search = fields.group('search');
  const order = search.group('order_id').text('is');
  const records =
    order === null ? storage.transactions(merchant) : storage.transactionsOf(merchant, order);
  return records.filter((record) => fits(search, record));
}

/**
 * The search's first half: the ids of the transactions. Newest first; a new one is found at once.
 */
export function searchIds(call: GatewayCall): CallAnswer {
  const ids = found(call).map(({ id }) => id);
  return xmlAnswer(200, 'search-results', {
    pageSize: PAGE_SIZE,
    ids: new XmlList('item', ids),
  });
}

/** The search's second half: the transactions of a page of those ids, as siblings. */
export function searchPage(call: GatewayCall): CallAnswer {
  const records = found(call).slice(0, PAGE_SIZE);
  return xmlAnswer(200, 'credit-card-transactions', transactionsOf(records));
}

function transactionsOf(records: readonly TransactionRecord[]): XmlGroup {
  return {
    currentPageNumber: 1,
    pageSize: PAGE_SIZE,
    totalItems: records.length,
    transaction: new XmlSiblings(records.map(xmlOfTransaction)),
  };
}
