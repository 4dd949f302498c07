import { afterEach, describe, expect, it, vi } from "vitest";
import { api, attempt, Refusal, refusalOf } from "./api";

const answers = (status: number, body: string) => {
  const fetched = vi.fn(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

describe("a refusal", () => {
  it("carries what the server said", () => {
    const refusal = refusalOf({ error: "illegal", message: "no", args: { n: 2 }, rule: "AB-7.1", reason: "too-poor" }, 409);
    expect({ ...refusal }).toMatchObject({ key: "illegal", args: { n: 2 }, rule: "AB-7.1", reason: "too-poor", status: 409 });
    expect(refusal.message).toBe("no");
  });

  it("has words also when the server had none", () => {
    expect(refusalOf(null, 500)).toMatchObject({ key: "server-error", args: {}, rule: "", reason: "" });
  });
});

describe("the server's door", () => {
  it("asks for what is named and leaves out what is not", async () => {
    const fetched = answers(200, "{}");
    await api.at("a/b", 7);
    await api.why("t", 1, "put 3,4");
    expect(fetched.mock.calls.map((call) => (call as unknown[])[0])).toEqual([
      "/api/tables/a%2Fb/at/7",
      "/api/tables/t/why?seat=1&words=put%203%2C4",
    ]);
  });

  it("throws a refusal for an error, also for one that is no JSON, and when nobody answers", async () => {
    answers(404, '{"error": "no-table"}');
    await expect(api.table("t")).rejects.toMatchObject({ key: "no-table", status: 404 });
    answers(502, "<html>");
    await expect(api.table("t")).rejects.toMatchObject({ key: "server-error", status: 502 });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await expect(api.table("t")).rejects.toBeInstanceOf(Refusal);
    await expect(api.table("t")).rejects.toMatchObject({ key: "no-connection" });
  });
});

describe("a cookie that was replaced while something was on its way", () => {
  const old = () => Promise.resolve(new Response('{"error": "bad-cookie"}', { status: 401 }));
  const stub = (...replies: (() => Promise<Response>)[]) => {
    const fetched = vi.fn(() => replies.shift()!());
    vi.stubGlobal("fetch", fetched);
    return fetched;
  };

  it("asks once more with the new one, and only once", async () => {
    stub(old, () => Promise.resolve(new Response('{"line": 3}')));
    await expect(api.table("t")).resolves.toEqual({ line: 3 });
    const fetched = stub(old, old);
    await expect(api.table("t")).rejects.toMatchObject({ key: "bad-cookie" });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("does nothing a second time", async () => {
    const fetched = stub(old);
    await expect(api.move("t", { seat: 0, action: 2, line: 3, request: "once" }, () => true)).rejects.toMatchObject({
      key: "bad-cookie",
    });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

it("names every attempt differently", () => {
  expect(new Set(Array.from({ length: 50 }, attempt)).size).toBe(50);
  expect(attempt()).toMatch(/^[0-9a-f]{24}$/);
});

describe("a move", () => {
  const asked = { seat: 0, action: 2, line: 3, request: "once" };
  const done = { line: 4, move: 4, again: true, asked: false };

  it("is sent again under its name until there is an answer", async () => {
    vi.useFakeTimers();
    const replies = [
      () => Promise.reject(new TypeError("cut")),
      () => Promise.resolve(new Response("", { status: 502 })),
      () => Promise.resolve(new Response(JSON.stringify(done))),
    ];
    const fetched = vi.fn((_path: string, _how: RequestInit) => replies.shift()!());
    vi.stubGlobal("fetch", fetched);
    const answer = api.move("t", asked, () => true);
    await vi.runAllTimersAsync();
    expect(await answer).toEqual(done);
    expect(fetched.mock.calls.map(([, how]) => JSON.parse(how.body as string) as unknown)).toEqual([asked, asked, asked]);
    vi.useRealTimers();
  });

  it("is not sent again when it was refused, or when nobody waits", async () => {
    const refused = answers(409, JSON.stringify({ error: "stale", message: "", args: {} }));
    await expect(api.move("t", asked, () => true)).rejects.toMatchObject({ key: "stale" });
    expect(refused).toHaveBeenCalledTimes(1);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("cut")));
    await expect(api.move("t", asked, () => false)).rejects.toMatchObject({ key: "no-connection" });
  });
});
