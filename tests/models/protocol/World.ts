import { unreachable } from '../../../src/core/contract/unreachable.ts';
import { CallError } from '../../../src/server/errors/CallError.ts';
import { deliverOutbox } from '../../../src/server/jobs/deliverOutbox.ts';
import { type AttemptAnswer, answerOf } from '../../../src/server/orders/answerOrder.ts';
import { findAttempt } from '../../../src/server/orders/attempts/findAttempt.ts';
import { placeOrder } from '../../../src/server/orders/placeOrder.ts';
import { endAbandoned } from '../../../src/server/orders/settling/endAbandoned.ts';
import { settleDue } from '../../../src/server/orders/settling/settleDue.ts';
import type { Action, Ask, History } from './History.ts';
import { addressOf, brandOf, keyOf, orderOf, sessionOf, stepsOf } from './modelOrder.ts';
import { ServerProcess, type Surroundings } from './ServerProcess.ts';
import { allQuiet } from './Steps.ts';

/** A visitor's final answer, for one key and one order. */
export interface Told {
  readonly order: string;
  readonly answer: AttemptAnswer;
}

/** The server, its visitors and the provider, driven step by step through a history. */
export class World {
  readonly told: Told[] = [];
  /** The number of users without an order. */
  invited = 0;
  /** Errors that no code of the server should throw. */
  readonly surprises: unknown[] = [];
  readonly #surroundings: Surroundings;
  readonly #underWay = new Set<object>();
  #server: ServerProcess;
  #lives = 1;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.#server = new ServerProcess(1, surroundings);
  }

  /** The number of calls and jobs that never finished, though nothing blocks them. */
  get stuck(): number {
    return this.#underWay.size;
  }

  get crashes(): number {
    return this.#lives - 1;
  }

  async live({ actions }: History): Promise<void> {
    for (const action of actions) await this.#do(action);
  }

  /** Continues everything in progress, in the order of arrival. */
  async finish(): Promise<void> {
    const { steps } = this.#surroundings;
    while (steps.count > 0) await steps.next(0);
  }

  /** Now a request is answered at once, because nothing goes wrong any more. */
  async order(ask: Ask): Promise<void> {
    await this.#do({ kind: 'ask', ask });
    await this.finish();
  }

  async work(): Promise<void> {
    for (const kind of ['settle', 'deliver'] as const) {
      await this.#do({ kind });
      await this.finish();
    }
  }

  async #do(action: Action): Promise<void> {
    const { steps, time } = this.#surroundings;
    switch (action.kind) {
      case 'ask':
        return this.#start((server) => this.#ask(server, action.ask));
      case 'poll':
        return this.#start((server) => this.#poll(server, action.ask));
      case 'settle':
        return this.#start(({ deps }) => settleDue(deps));
      case 'deliver':
        return this.#start(({ deps }) => deliverOutbox(deps));
      case 'pass':
        time.pass(action.milliseconds);
        steps.note(`${action.milliseconds / 1000} s pass`);
        if (!action.isNoticed) return;
        await this.#do({ kind: 'settle' });
        return this.#do({ kind: 'deliver' });
      case 'invite':
        return this.#invite(brandOf(action).id, addressOf(action.address));
      case 'crash':
        return this.#crash();
      case 'go':
        for (const choice of action.choices) await steps.next(choice);
        return;
      default:
        return unreachable(action);
    }
  }

  async #start(work: (server: ServerProcess) => Promise<unknown>): Promise<void> {
    const server = this.#server;
    const mark = {};
    this.#underWay.add(mark);
    void work(server)
      .catch((error: unknown) => this.surprises.push(error))
      .finally(() => this.#underWay.delete(mark));
    await allQuiet();
  }

  #invite(brandId: string, email: string): void {
    const { database, steps, time } = this.#surroundings;
    if (!database.invite(brandId, email, time.clock().toISOString())) return;
    this.invited += 1;
    steps.note(`${email} is invited to ${brandId}`);
  }

  #crash(): Promise<void> {
    const { database, steps, time } = this.#surroundings;
    steps.kill(this.#server.actor);
    database.recover();
    this.#underWay.clear();
    this.#lives += 1;
    this.#server = new ServerProcess(this.#lives, this.#surroundings);
    const startedAt = time.clock();
    return this.#start(({ deps }) => endAbandoned(deps, startedAt));
  }

  async #ask(server: ServerProcess, ask: Ask): Promise<void> {
    const { steps } = this.#surroundings;
    const order = orderOf(ask);
    try {
      const answer = await placeOrder(server.deps, order, stepsOf(ask, order, server, steps));
      await steps.wait(server.actor, 'answers');
      this.#tell(ask, answer);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      steps.note(`refused: ${error.failure.code}`);
    }
  }

  async #poll({ deps }: ServerProcess, ask: Ask): Promise<void> {
    const attempt = await findAttempt(deps.database, sessionOf(ask), keyOf(ask.key));
    if (attempt === null || attempt.request_hash !== orderOf(ask).requestHash) return;
    this.#tell(ask, answerOf(attempt));
  }

  #tell(ask: Ask, answer: AttemptAnswer): void {
    this.#surroundings.steps.note(`tells ${keyOf(ask.key)}: ${answer.status}`);
    if (answer.status === 202) return;
    const order = JSON.stringify([sessionOf(ask), keyOf(ask.key), orderOf(ask).requestHash]);
    this.told.push({ order, answer });
  }
}
