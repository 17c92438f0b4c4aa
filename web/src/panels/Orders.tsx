/** Beside the question: what one lets be done, what may be given now, and why an order has stopped. */

import { For, Show, createEffect, createSignal, on, type JSX } from "solid-js";
import { Fault, http } from "../api/http";
import type { Table } from "../api/table";
import type { Message, OrderList, OrderOffer, Problem } from "../api/types";
import { say, t, type Voice } from "../i18n";
import { Stepper } from "../menu/Stepper";
import { Faults } from "../pages/Faults";
import "../style/advice.css";

interface OrdersProps {
  table: Table;
  voice: Voice;
}

export function Orders(props: OrdersProps): JSX.Element {
  const game = () => props.table.head()!.game;
  return (
    <Show when={game().kind !== "analysis"} fallback={<PrepareReply {...props} />}>
      <MyOrders {...props} />
    </Show>
  );
}

/** Runs a request; what is refused is kept to be shown. */
function useRequest(): {
  problem: () => Problem | null;
  dismiss: () => void;
  run: <T>(work: Promise<T>) => Promise<T | null>;
} {
  const [problem, setProblem] = createSignal<Problem | null>(null);
  const run = async <T,>(work: Promise<T>): Promise<T | null> => {
    try {
      const done = await work;
      setProblem(null);
      return done;
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      setProblem(fault.problem);
      return null;
    }
  };
  return { problem, dismiss: () => setProblem(null), run };
}

function MyOrders(props: OrdersProps): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const [list, setList] = createSignal<OrderList | null>(null);
  const { problem, dismiss, run } = useRequest();
  const game = () => props.table.head()!.game.id;
  const load = async () => {
    const found = await run(http.orders(game()));
    if (found) setList(found);
  };
  // With every entry orders may have acted or stopped.
  createEffect(
    on([() => props.table.head()!.head, open], () => {
      if (open() || list()?.orders.some((order) => !order.off)) void load();
    }),
  );
  const standing = () => list()?.orders.filter((order) => !order.off).length ?? 0;
  const give = async (seat: number, order: Record<string, unknown>) => {
    if (await run(http.giveOrder(game(), { head: list()!.head, seat, order }))) await load();
  };
  const drop = async (id: string) => {
    await run(http.dropOrder(game(), id));
    await load();
  };
  return (
    <section class="orders" aria-label={t("orders")}>
      <button type="button" class="link" aria-expanded={open()} onClick={() => setOpen(!open())}>
        {t("orders")}
        <Show when={standing()}> ({standing()})</Show>
      </button>
      <Show when={open() && list()}>
        {(found) => (
          <div class="orders-box">
            <p class="faint">{t("orders-about")}</p>
            <Show when={problem()}>
              {(wrong) => <Faults problem={wrong()} voice={props.voice} onClose={dismiss} />}
            </Show>
            <Given list={found()} voice={props.voice} onDrop={(id) => void drop(id)} />
            <For each={found().seats}>
              {(seat) => (
                <Show when={seat.offers.length}>
                  <Give offers={seat.offers} voice={props.voice} onGive={(order) => void give(seat.seat, order)} />
                </Show>
              )}
            </For>
          </div>
        )}
      </Show>
    </section>
  );
}

/** What stands, and what has stopped with the reason. */
function Given(props: { list: OrderList; voice: Voice; onDrop: (id: string) => void }): JSX.Element {
  return (
    <Show when={props.list.orders.length} fallback={<p>{t("orders-none")}</p>}>
      <ul aria-live="polite">
        <For each={props.list.orders}>
          {(order) => (
            <li classList={{ faint: !!order.off }}>
              <span>
                {say(order.says, props.voice)}{" "}
                <strong>{order.off ? t("orders-off", { why: say(order.off, props.voice) }) : t("orders-on")}</strong>
              </span>
              <button type="button" class="choice small" onClick={() => props.onDrop(order.id)}>
                {t(order.off ? "orders-remove" : "orders-cancel")}
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

interface GiveProps {
  offers: readonly OrderOffer[];
  voice: Voice;
  onGive: (order: Record<string, unknown>) => void;
}

/** One of the orders on offer, with its number. */
function Give(props: GiveProps): JSX.Element {
  const [at, setAt] = createSignal(0);
  const [figure, setFigure] = createSignal<number | null>(null);
  const offer = () => props.offers[Math.min(at(), props.offers.length - 1)]!;
  const value = () => figure() ?? (offer().order[offer().number?.field ?? ""] as number);
  const sentence = (one: OrderOffer): Message => {
    const field = one.number?.field;
    if (!field || one !== offer()) return one.says;
    return { ...one.says, args: { ...one.says.args, [field]: value() } };
  };
  const order = () => {
    const field = offer().number?.field;
    return field ? { ...offer().order, [field]: value() } : { ...offer().order };
  };
  return (
    <form
      class="orders-give"
      onSubmit={(event) => {
        event.preventDefault();
        props.onGive(order());
      }}
    >
      <h3>{t("orders-give")}</h3>
      <select
        aria-label={t("orders-which")}
        onChange={(event) => {
          setAt(event.currentTarget.selectedIndex);
          setFigure(null);
        }}
      >
        <For each={props.offers}>{(one) => <option>{say(sentence(one), props.voice)}</option>}</For>
      </select>
      <p class="order-says">{say(sentence(offer()), props.voice)}</p>
      <Show when={offer().number}>{(range) => <Stepper range={range()} value={value()} onChange={setFigure} />}</Show>
      <button type="submit" class="primary">
        {t("orders-set")}
      </button>
    </form>
  );
}

/** On the analysis board: the reply that was tried is to be played in the game itself. */
function PrepareReply(props: OrdersProps): JSX.Element {
  const game = () => props.table.head()!.game;
  const [done, setDone] = createSignal(false);
  const { problem, dismiss, run } = useRequest();
  createEffect(
    on(
      () => props.table.head()!.head,
      () => setDone(false),
    ),
  );
  const prepare = async () => setDone((await run(http.prepareReply(game().origin!, game().id))) !== null);
  return (
    <section class="orders" aria-label={t("orders-prepare")}>
      <button type="button" class="link" title={t("orders-prepare-about")} onClick={() => void prepare()}>
        {t("orders-prepare")}
      </button>
      <div aria-live="polite">
        <Show when={problem()}>{(wrong) => <Faults problem={wrong()} voice={props.voice} onClose={dismiss} />}</Show>
        <Show when={done()}>
          <p>{t("orders-prepared")}</p>
        </Show>
      </div>
    </section>
  );
}
