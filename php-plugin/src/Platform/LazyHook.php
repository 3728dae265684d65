<?php

declare(strict_types=1);

namespace Islas\Platform;

/**
 * The callback of a row of a hook table: a method of a service, which is made when the hook fires.
 */
final class LazyHook
{
    private BaseModule $module;
    private string $service;
    private string $method;

    /** The service, once the hook has fired. */
    private ?object $object = null;

    public function __construct(BaseModule $module, string $service, string $method)
    {
        $this->module = $module;
        $this->service = $service;
        $this->method = $method;
    }

    /**
     * @param mixed ...$arguments
     * @return mixed
     */
    public function call(...$arguments)
    {
        $this->object ??= $this->module->__get($this->service);

        return $this->object->{$this->method}(...$arguments);
    }

    /**
     * The service's own method. PHP would look for it once more at each call to check a declared type of the result.
     *
     * @return callable
     */
    public function findTarget()
    {
        /** @var callable $target */
        $target = [$this->module->__get($this->service), $this->method];

        return $target;
    }
}
