import type { LinkAnswer, AssetsView } from "./assets-view.server";
import { backTo, orderPath, rowId } from "./back";
import { FormToken, useDesk } from "./desk-frame";
import { Files, Section } from "./order-parts";
import { Said, Table } from "./table";

interface AssetsPageProps {
  view: AssetsView;
  said?: string;
  answer?: LinkAnswer;
}

/** What was sent without an order, each to be linked to one, and what was linked lately. */
export function AssetsPage({ view, said, answer }: AssetsPageProps) {
  const { rows, linked, path, nextPath } = view;
  const { formToken = "" } = useDesk();
  const isShown = rows.some(({ id }) => id === answer?.inquiry);
  return (
    <div className="dk-page" data-desk="">
      <h1>Assets without an order</h1>
      <Said text={said} />
      {answer && !isShown && <Problem text={answer.problem} />}
      {rows.length === 0 && <p>Everything that was sent has its order.</p>}
      {rows.map(({ id, name, email, sent, texts, files }, at) => (
        <article key={id} id={rowId(id)} className="dk-item" data-row="">
          <h2>
            <bdi>{name || "Without a name"}</bdi> <span className="dk-muted">{sent}</span>
          </h2>
          {email && (
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
          {texts.map((text) => (
            <p key={text} className="dk-text">
              {text}
            </p>
          ))}
          <Files files={files} token={formToken} version={0} back="" one={[]} />
          <LinkForm
            inquiry={id}
            email={email}
            path={path}
            back={backTo(path, rows, at)}
            answer={answer?.inquiry === id ? answer : undefined}
          />
        </article>
      ))}
      {nextPath && (
        <p>
          <a href={nextPath} className="dk-button">
            Older assets
          </a>
        </p>
      )}
      {linked.length > 0 && (
        <Section title="Linked lately">
          <Table
            rows={linked}
            columns={[
              { head: "Assets from", label: "From", cell: ({ name }) => <bdi>{name}</bdi> },
              {
                head: "Order",
                cell: ({ order_id, reference, order_name }) => (
                  <>
                    <a href={orderPath(order_id, { back: path })}>{reference}</a>{" "}
                    <bdi>{order_name}</bdi>
                  </>
                ),
              },
              { head: "Linked", className: "dk-day", cell: ({ linked: moment }) => moment },
              {
                head: "Undo",
                cell: ({ id, order_id, version, reference }) => (
                  <form method="post" action={`/desk/orders/${order_id}`}>
                    <FormToken />
                    <input type="hidden" name="intent" value="unlink" />
                    <input type="hidden" name="target" value={id} />
                    <input type="hidden" name="version" value={version} />
                    <input type="hidden" name="back" value={path} />
                    <button className="dk-button" aria-label={`Take it back from ${reference}`}>
                      Take it back
                    </button>
                  </form>
                ),
              },
            ]}
          />
        </Section>
      )}
    </div>
  );
}

function Problem({ text }: { text?: string }) {
  if (!text) return null;
  return (
    <p className="dk-error" role="alert" tabIndex={-1} autoFocus>
      {text}
    </p>
  );
}

interface LinkFormProps {
  inquiry: string;
  email: string;
  path: string;
  /** Where it leads once it is done. */
  back: string;
  answer?: LinkAnswer;
}

/** Asks for the order first, and shows whose it is before anything is done. */
function LinkForm({ inquiry, email, path, back, answer }: LinkFormProps) {
  const order = answer?.order;
  const id = `reference-${inquiry}`;
  return (
    <form method="post" className="dk-form">
      <FormToken />
      <input type="hidden" name="inquiry" value={inquiry} />
      <input type="hidden" name="back" value={back} />
      <Problem text={answer?.problem} />
      {order ? (
        <>
          <input type="hidden" name="reference" value={answer.reference} />
          <input type="hidden" name="version" value={order.version} />
          <p className="dk-strong" role="status" tabIndex={-1} autoFocus>
            Link these assets to {answer.reference.trim().toUpperCase()} of{" "}
            <bdi>{order.name || "an erased buyer"}</bdi>? Its state is {order.state}.
          </p>
          {!order.isAlike && (
            <p className="dk-notice dk-notice-danger">
              The addresses differ: the assets came from {email || "nobody"}, the order from{" "}
              {order.email || "nobody"}.
            </p>
          )}
          <p className="dk-hint">
            Emails nobody. They count as sent by the buyer, who sees them on the order&rsquo;s page.
            It can be taken back until more is sent.
          </p>
          <p className="dk-actions">
            <button className="dk-button dk-main" name="intent" value="link">
              Link
            </button>
            <a href={path} className="dk-button">
              Cancel
            </a>
          </p>
        </>
      ) : (
        <>
          <label htmlFor={id}>Reference of the order</label>
          <p className="dk-actions">
            <input
              id={id}
              name="reference"
              className="dk-input dk-short"
              required
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
              defaultValue={answer?.reference}
            />
            <button className="dk-button" name="intent" value="check">
              Link to an order
            </button>
          </p>
        </>
      )}
    </form>
  );
}
