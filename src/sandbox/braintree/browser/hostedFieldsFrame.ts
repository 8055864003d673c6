import Framebus from 'framebus';
import { CardForm, type CardFormEvent } from './CardForm.ts';
import { FieldView } from './FieldView.ts';
import type { ClientConfiguration, FrameConfiguration } from './FrameConfiguration.ts';
import { fieldStyleSheet } from './fieldStyles.ts';
import { findHostedField, type HostedFieldName } from './hostedFieldNames.ts';
import { type TokenizeOptions, tokenizeCard } from './tokenizeCard.ts';

declare global {
  interface Window {
    /** Shows this frame's field. The leading frame calls it on its siblings. */
    showHostedField?: (
      field: HostedFieldName,
      form: CardForm,
      config: FrameConfiguration,
    ) => FieldView;
  }
}

interface FieldOrder {
  readonly field: string;
  readonly attribute: string;
  readonly value: string | boolean;
  readonly classname: string;
  readonly message: string;
}

const EVENTS = 'hosted-fields:';
const FRAME_NAME = 'braintree-hosted-field-';

/** The SDK names its frames by field, and distinguishes the frames of one card by the hash. */
const bus = new Framebus({ channel: location.hash.slice(1), targetFrames: [parent] });
const ownField = findHostedField(window.name.replace(FRAME_NAME, ''));

window.showHostedField = (field, form, config) => {
  document.adoptedStyleSheets = [fieldStyleSheet(config.styles ?? {})];
  return new FieldView(document, field, form, config.fields[field] ?? {});
};

/**
 * The frame that receives the page's answer leads: it has the card's form, and updates every
 * frame's field.
 */
function lead(config: FrameConfiguration): void {
  const fields = Object.keys(config.fields).flatMap((name) => findHostedField(name) ?? []);
  const form = new CardForm(
    {
      fields,
      binLength: config.binVerificationLength ?? 6,
      minLengths: Object.fromEntries(
        fields.flatMap((field) => {
          const length = config.fields[field]?.minlength;
          return length === undefined ? [] : [[field, length]];
        }),
      ),
    },
    tellPage,
  );
  const views = new Map<string, FieldView>();
  for (const field of fields) {
    const view = frameOf(field)?.showHostedField?.(field, form, config);
    if (view !== undefined) views.set(field, view);
  }
  obey(views);
  bus.emit(`${EVENTS}REMOVE_FOCUS_INTERCEPTS`);
  answerTokenRequests(form, fields);
}

function frameOf(field: HostedFieldName): Window | null {
  for (let at = 0; at < parent.frames.length; at += 1) {
    const frame = parent.frames[at];
    if (frame !== undefined && isSibling(frame, field)) return frame;
  }
  return null;
}

function isSibling(frame: Window, field: HostedFieldName): boolean {
  try {
    return frame.location.href === location.href && frame.name === `${FRAME_NAME}${field}`;
  } catch {
    return false; // a frame of another site
  }
}

function tellPage(event: CardFormEvent): void {
  switch (event.kind) {
    case 'begun':
      bus.emit(`${EVENTS}CARD_FORM_ENTRY_HAS_BEGUN`);
      return;
    case 'bin':
      // The SDK's own frame sends the bare digits, which framebus accepts and its types do not.
      bus.emit(`${EVENTS}BIN_AVAILABLE`, JSON.parse(JSON.stringify(event.bin)));
      return;
    case 'input': {
      const { type, emittedBy, fields, cards } = event;
      bus.emit(`${EVENTS}INPUT_EVENT`, { type, merchantPayload: { cards, emittedBy, fields } });
    }
  }
}

function obey(views: ReadonlyMap<string, FieldView>): void {
  const on = (event: string, act: (view: FieldView, order: FieldOrder) => void) =>
    bus.on(`${EVENTS}${event}`, (data) => {
      const order: FieldOrder = JSON.parse(JSON.stringify(data));
      const view = views.get(order.field);
      if (view !== undefined) act(view, order);
    });
  on('TRIGGER_INPUT_FOCUS', (view) => view.focus());
  on('SET_ATTRIBUTE', (view, { attribute, value }) => view.setAttribute(attribute, String(value)));
  on('REMOVE_ATTRIBUTE', (view, { attribute }) => view.setAttribute(attribute, null));
  on('ADD_CLASS', (view, { classname }) => view.setClass(classname, true));
  on('REMOVE_CLASS', (view, { classname }) => view.setClass(classname, false));
  on('SET_MESSAGE', (view, { message }) => view.say(message));
  on('CLEAR_FIELD', (view) => view.clear());
}

/** Listens at once: a request that comes right after the frames are ready waits for the client. */
function answerTokenRequests(form: CardForm, fields: readonly HostedFieldName[]): void {
  const configuration = new Promise<ClientConfiguration>((resolve) => {
    bus.emit(`${EVENTS}READY_FOR_CLIENT`, (client) => resolve(JSON.parse(JSON.stringify(client))));
  });
  bus.on(`${EVENTS}TOKENIZATION_REQUEST`, (options, reply) => {
    const asked: TokenizeOptions = JSON.parse(JSON.stringify(options));
    void configuration.then((client) => tokenizeCard(form, fields, client, asked)).then(reply);
  });
}

if (ownField !== null) {
  bus.emit(`${EVENTS}FRAME_READY`, { field: ownField }, (config) => {
    lead(JSON.parse(JSON.stringify(config)));
  });
}
